import { limits } from '@orbit-vine/contract/limits.ts';
import { controlClass } from '../../ui/control.ts';

interface ChannelFieldsProps {
  name?: string;
  description?: string;
  focused?: boolean;
}

export function ChannelFields({ name, description, focused = false }: ChannelFieldsProps) {
  return (
    <div className="grid gap-3">
      <label>
        <span className="text-sm font-semibold">Name</span>
        <input
          name="name"
          required
          maxLength={limits.channelName}
          defaultValue={name}
          // biome-ignore lint/a11y/noAutofocus: the fields replace the button that was just pressed.
          autoFocus={focused}
          className={`mt-1 block h-11 w-full ${controlClass}`}
        />
      </label>
      <label>
        <span className="text-sm font-semibold">Description</span>
        <input
          name="description"
          maxLength={limits.channelDescription}
          defaultValue={description}
          className={`mt-1 block h-11 w-full ${controlClass}`}
        />
      </label>
    </div>
  );
}

export function fieldsOf(form: HTMLFormElement): { name: string; description: string } {
  const fields = new FormData(form);
  return { name: String(fields.get('name') ?? ''), description: String(fields.get('description') ?? '') };
}

import { addressOfTool } from '../platform/addresses.ts';
import { calculatorOf } from '../tools/registry.ts';

export function ToolCard({ id }: { id: string }) {
  const { title, description } = calculatorOf(id);
  return (
    <div className="relative my-8! border border-edge border-l-4 border-l-vine bg-sheet p-5 md:p-6">
      <p className="label">Calculator</p>
      <p className="mt-1.5 font-display text-2xl">
        <a href={addressOfTool(id)} className="stretched">
          {title}
        </a>
      </p>
      <p className="mt-1">{description}</p>
    </div>
  );
}

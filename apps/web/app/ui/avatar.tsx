import { useState } from 'react';

const sizes = {
  small: 'size-4.5 text-[0.5rem]',
  tiny: 'size-7 text-xs',
  row: 'size-9 text-sm',
  medium: 'size-10 text-sm',
  large: 'size-20 text-2xl',
};

interface AvatarProps {
  name: string;
  src?: string;
  size?: keyof typeof sizes;
}

export function Avatar({ name, src, size = 'medium' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const frame = `${sizes[size]} shrink-0 rounded-full`;
  if (!src || failed === src) {
    return (
      <span
        aria-hidden="true"
        className={`${frame} grid place-items-center bg-vine font-semibold text-on-wine select-none`}
      >
        {[...name].slice(0, 2).join('').toUpperCase()}
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      decoding="async"
      className={`${frame} bg-line object-cover`}
      onError={() => setFailed(src)}
    />
  );
}

import { useState } from 'react';

/** The member's picture, or the first two letters of the name for as long as there is none. */
export function Avatar({ name, src, small = false }: { name: string; src?: string; small?: boolean }) {
  const [failed, setFailed] = useState<string>();
  const frame = `${small ? 'size-4.5' : 'size-10'} shrink-0 rounded-full`;
  if (!src || failed === src) {
    return (
      <span
        aria-hidden="true"
        className={`${frame} grid place-items-center bg-vine ${small ? 'text-[0.5rem]' : 'text-sm'} font-semibold text-on-wine select-none`}
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

interface ScreenshotProps {
  src: string;
  alt: string;
  children: string;
}

/** Taken by `npm run screenshots`. */
export function Screenshot({ src, alt, children }: ScreenshotProps) {
  return (
    <figure className="wide my-8!">
      <img
        src={src}
        alt={alt}
        width={1620}
        height={1125}
        loading="lazy"
        className="h-auto w-full border border-edge"
      />
      <figcaption className="mt-2 text-muted text-sm">{children}</figcaption>
    </figure>
  );
}

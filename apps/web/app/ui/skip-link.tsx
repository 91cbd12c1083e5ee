export function SkipLink({ id, text }: { id: string; text: string }) {
  return (
    <a
      href={`#${id}`}
      className="absolute top-2 left-2 z-10 bg-wine px-4 py-2 font-semibold text-on-wine not-focus:sr-only"
    >
      {text}
    </a>
  );
}

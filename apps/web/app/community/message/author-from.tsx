export function AuthorFrom({ author }: { author: { from?: string | undefined } }) {
  if (!author.from) return null;
  return (
    <span className="max-w-[45%] truncate max-sm:max-w-[70%] text-[0.8125rem] text-muted lg:compact:hidden">
      {author.from}
    </span>
  );
}

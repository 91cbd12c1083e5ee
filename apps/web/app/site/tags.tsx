export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-2" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag} className="border border-line px-2.5 py-0.5 text-muted text-sm">
          {tag}
        </li>
      ))}
    </ul>
  );
}

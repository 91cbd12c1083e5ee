/** A small button beside the map. Those of `ui/` come in the community's bundle, which is far heavier than this page. */
export function MapButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 border border-edge px-3 font-semibold text-sm hover:border-wine hover:text-wine"
    >
      {label}
    </button>
  );
}

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

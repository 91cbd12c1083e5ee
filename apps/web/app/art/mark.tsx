export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} fill="none" aria-hidden="true">
      <circle className="fill-wine" cx="16" cy="16" r="6.5" />
      <ellipse
        className="stroke-vine"
        cx="16"
        cy="16"
        rx="14.5"
        ry="6"
        strokeWidth="1.5"
        transform="rotate(-32 16 16)"
      />
      <circle className="fill-vine" cx="27" cy="7" r="2.6" />
    </svg>
  );
}

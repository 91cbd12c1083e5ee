/** “one hour”, “24 hours”. */
export const spelledHours = ({ hours }: { hours: number }) => (hours === 1 ? 'one hour' : `${hours} hours`);

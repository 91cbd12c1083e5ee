import { type ComponentType, useEffect, useState } from 'react';
import { showToast } from '../ui/toast.tsx';

/**
 * A part of the page that comes when it is first shown. Where it cannot be fetched nothing stands in its place, and
 * it is asked for again when it is next shown; `quiet` parts are not missed.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { quiet = false } = {},
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, as React's own `lazy` is.
  return function Later(props: Props) {
    const [, setCome] = useState(Part !== undefined);
    useEffect(() => {
      if (Part) return;
      const come = (part: ComponentType<Props>) => {
        Part = part;
        setCome(true);
      };
      const missing = () =>
        quiet ||
        showToast({
          title: 'This could not be loaded',
          description: 'Check your connection and try again.',
          destructive: true,
        });
      load().then(come, missing);
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}

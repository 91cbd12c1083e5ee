/** Somebody who closes the browser's dialog has not met a fault. */
export function isDismissed(reason: unknown): boolean {
  return reason instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(reason.name);
}

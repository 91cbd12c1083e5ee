/** Closing the browser's dialog is not a failure. */
export function isDismissed(reason: unknown): boolean {
  return reason instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(reason.name);
}

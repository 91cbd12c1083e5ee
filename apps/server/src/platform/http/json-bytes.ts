declare const json: unique symbol;

export type JsonBytes<T> = Uint8Array<ArrayBuffer> & { readonly [json]?: T };

export function jsonBytes<T>(value: T): JsonBytes<T> {
  return new TextEncoder().encode(JSON.stringify(value));
}

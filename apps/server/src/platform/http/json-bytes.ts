declare const json: unique symbol;

/** JSON in UTF-8 of a value of this type, serialized once. */
export type JsonBytes<T> = Uint8Array<ArrayBuffer> & { readonly [json]?: T };

export function jsonBytes<T>(value: T): JsonBytes<T> {
  return new TextEncoder().encode(JSON.stringify(value));
}

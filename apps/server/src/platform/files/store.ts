export type Content = NonNullable<Response['body']>;

/** Where the bytes of uploaded files lie, each under the id of its row. */
export interface FileStore {
  put(id: string, content: Uint8Array): Promise<void>;
  /** Undefined if there is no such file. */
  get(id: string): Promise<Content | undefined>;
  remove(id: string): Promise<void>;
}

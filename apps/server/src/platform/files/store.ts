export type Content = NonNullable<Response['body']>;

export interface FileStore {
  put(id: string, content: Uint8Array): Promise<void>;
  get(id: string): Promise<Content | undefined>;
  remove(id: string): Promise<void>;
}

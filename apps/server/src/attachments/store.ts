import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the bytes of uploaded files lie, each under the id of its row. */
export interface FileStore {
  put(id: string, content: Uint8Array): Promise<void>;
  /** Undefined if there is no such file. */
  get(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  remove(id: string): Promise<void>;
}

/** Files in a folder. One is there whole or not at all, also after a power cut. */
export function localStore(folder: string): FileStore {
  const pathOf = (id: string) => join(folder, id.slice(0, 2), id);
  return {
    async put(id, content) {
      const path = pathOf(id);
      await mkdir(join(folder, id.slice(0, 2)), { recursive: true });
      const file = await open(`${path}.part`, 'w');
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },
    async get(id) {
      try {
        return await readFile(pathOf(id));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}

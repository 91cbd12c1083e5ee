import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'cellar-notes', isolate: false } });

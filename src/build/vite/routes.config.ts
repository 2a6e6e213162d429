import { defineConfig } from 'vite';

/** Nothing but Vite: the exports of routes need no plugin of ours. */
export default defineConfig({});

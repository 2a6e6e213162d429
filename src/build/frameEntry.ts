/** The script of the documents in which framed and edited demos run. */
export const FRAME_ENTRY = 'src/demo/frame/frameEntry.tsx';

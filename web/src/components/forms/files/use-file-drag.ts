import { useEffect, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/**
 * Whether files are being dragged over the window. One that is dropped where nothing takes it does not replace the
 * page; pictures of the page itself are not files.
 */
export function useFileDrag(): boolean {
  /** Elements that were entered and not left; between two of them there are both. */
  const [depth, setDepth] = useState(0);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let isOwn = false;
    const on = (
      type: 'dragstart' | 'dragend' | 'dragenter' | 'dragover' | 'dragleave' | 'drop',
      act: (event: DragEvent) => void,
    ) => document.addEventListener(type, act, { signal });
    const onFiles: typeof on = (type, act) => on(type, (event) => !isOwn && hasFiles(event) && act(event));
    on('dragstart', () => {
      isOwn = true;
    });
    on('dragend', () => {
      isOwn = false;
    });
    onFiles('dragenter', () => setDepth((before) => before + 1));
    onFiles('dragover', (event) => event.preventDefault());
    onFiles('dragleave', () => setDepth((before) => Math.max(0, before - 1)));
    onFiles('drop', (event) => {
      event.preventDefault();
      setDepth(0);
    });
    return () => ending.abort();
  }, []);
  return depth > 0;
}

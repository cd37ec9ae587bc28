import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Files that are dropped on an element, or pasted into it; spread `handlers` on it. */
export function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const take = (event: DragEvent | ClipboardEvent, data: DataTransfer) => {
    if (data.files.length === 0) return;
    event.preventDefault();
    onFiles([...data.files]);
  };
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        setOver(false);
        take(event, event.dataTransfer);
      },
      onPaste(event: ClipboardEvent) {
        // Office programs put a picture of the words beside the words.
        if (!event.clipboardData.types.includes('text/plain')) take(event, event.clipboardData);
      },
    },
  };
}

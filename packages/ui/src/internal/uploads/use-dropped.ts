import { useState, type ClipboardEvent, type DragEvent } from 'react';

/** Takes files that are dropped on an element or pasted while the focus is in it. */
export function useDropped(take: (files: File[]) => void, off: boolean) {
  const [over, setOver] = useState(false);
  const files = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const found = [...data.files];
    if (found.length === 0) return;
    event.preventDefault();
    take(found);
  };
  return {
    over,
    on: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        // Also when nothing more is taken: the browser would open the file in place of the page.
        event.preventDefault();
        event.dataTransfer.dropEffect = off ? 'none' : 'copy';
        setOver(!off);
      },
      onDragLeave: (event: DragEvent) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        event.preventDefault();
        if (!off) files(event, event.dataTransfer);
      },
      onPaste: (event: ClipboardEvent) => {
        if (!off) files(event, event.clipboardData);
      },
    },
  };
}

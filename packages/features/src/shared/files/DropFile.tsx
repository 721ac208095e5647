import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as s from './DropFile.css.ts';

interface DropFileProps {
  /** What a dialog of files offers: types and endings with commas between. */
  accept: string;
  icon: ReactNode;
  label: string;
  hint: string;
  /** It takes the focus: it stands where something else was before. */
  isAgain?: boolean;
  onFile: (file: File) => void;
}

/** One file that stays on the device: chosen by a press, or dropped on it. */
export function DropFile({ accept, icon, label, hint, isAgain = false, onFile }: DropFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const comesBack = useEffectEvent(() => {
    if (isAgain) input.current?.focus();
  });
  useEffect(() => comesBack(), []);
  const [isOver, setIsOver] = useState(false);
  const dropped = {
    onDragOver(event: DragEvent): void {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent): void {
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer.files;
      if (file !== undefined) onFile(file);
    },
  };
  return (
    <label className={isOver ? `${s.drop} ${s.over}` : s.drop} {...dropped}>
      {icon}
      <span>{label}</span>
      <span className={s.hint}>{hint}</span>
      <input
        ref={input}
        className={s.input}
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
          // The same file once more is a choice as well.
          target.value = '';
        }}
      />
    </label>
  );
}

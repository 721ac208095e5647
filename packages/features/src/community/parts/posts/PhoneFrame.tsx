import { useEffect, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface PhoneFrameProps {
  title: string;
  className: string;
  /** Escape from within: the window around it does not hear keys of another document. */
  onEscape: () => void;
  children: ReactNode;
}

/**
 * A window in the page, as wide as it is made: what stands in it follows its width as on a device of that width. It has
 * the styles of the page, also those that come later, and leads nowhere.
 */
export function PhoneFrame({ title, className, onEscape, children }: PhoneFrameProps) {
  const [inner, setInner] = useState<Document | null>(null);
  useEffect(() => (inner === null ? undefined : dressed(inner)), [inner]);
  const stay = (event: MouseEvent) => {
    // A link of the preview would take the author away from what is typed.
    if (!(event.target as Element).closest('a')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  };
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it loads nothing: this page renders what stands in it
    <iframe
      title={title}
      className={className}
      ref={(frame) => {
        setInner(frame?.contentDocument ?? null);
      }}
    >
      {inner === null
        ? null
        : createPortal(
            // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what its contents let through
            <div onClickCapture={stay} onKeyDown={onKeyDown}>
              {children}
            </div>,
            inner.body,
          )}
    </iframe>
  );
}

const isStyle = (node: Node): node is Element =>
  node instanceof Element && node.matches('style, link[rel=stylesheet]');

/** Gives a document the looks of this one, and goes on doing so until it is told to stop. */
function dressed(inner: Document): () => void {
  for (const [own, given] of [
    [inner.documentElement, document.documentElement],
    [inner.body, document.body],
  ] as const)
    for (const { name, value } of given.attributes)
      if (name === 'class' || name === 'lang' || name.startsWith('data-'))
        own.setAttribute(name, value);
  const take = (nodes: Iterable<Node>) => {
    for (const node of nodes) if (isStyle(node)) inner.head.append(inner.importNode(node, true));
  };
  take(document.querySelectorAll('style, link[rel=stylesheet]'));
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) take(addedNodes);
  });
  watch.observe(document.head, { childList: true });
  return () => watch.disconnect();
}

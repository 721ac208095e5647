import { Fragment, useMemo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../Link/Link.tsx';
import { cleanHtml, type RichElement, type RichNode, type RichTag } from './clean-html.ts';
import { mediaUrl, pictureWidths, type PictureData } from '../Picture/media.ts';
import { anchorOf, headsOf, ownPicture, ownPicturesOf } from './outline.ts';
import * as s from './RichText.css.ts';

export type RichTextProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** As it is stored. What it may show is chosen here, whoever stored it. */
  html: string;
  /** The level of its highest headings in the page's outline. */
  level?: 2 | 3 | 4;
  /** The name of a table that scrolls, for screen readers. */
  tableLabel?: string;
  /** Gives its highest headings the ids of `contentsOf`, so that a table of contents leads to them. */
  anchors?: boolean;
  /** Lets a picture of the media endpoint be pressed; told its place among `picturesOf`. */
  onPicture?: (at: number) => void;
  /** What a press on a picture does, for screen readers: goes before what the picture shows. */
  pictureLabel?: string;
  /** The card of a piece that the text names by its number; nothing for one that is no longer there. */
  productOf?: (id: number) => ReactNode;
};

/** A part that scrolls must be reachable by key. */
const SCROLLS = { tabIndex: 0 };

/**
 * A text that somebody wrote in an editor: read into React elements from a list of what is allowed.
 * No HTML is ever handed to the browser, so a strict policy with Trusted Types holds.
 */
export const RichText = ({
  html,
  level = 2,
  tableLabel,
  anchors = false,
  onPicture,
  pictureLabel,
  productOf,
  className,
  ...rest
}: RichTextProps) => {
  const { nodes, heads, pictures } = useMemo(() => {
    const nodes = cleanHtml(html);
    return { nodes, heads: headsOf(nodes), pictures: ownPicturesOf(nodes) };
  }, [html]);
  const heading = (tag: 'h2' | 'h3' | 'h4') =>
    `h${Math.min(6, Number(tag[1]) + level - 2)}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

  const draw = (list: readonly RichNode[]): ReactNode =>
    list.map((node, index) => <Fragment key={index}>{drawOne(node)}</Fragment>);
  const drawOne = (node: RichNode): ReactNode => {
    if (typeof node === 'string') return node;
    const children = node.children.length > 0 ? draw(node.children) : undefined;
    switch (node.tag) {
      case 'a':
        return <Link href={node.href ?? ''}>{children}</Link>;
      case 'img':
        return (
          <RichPicture
            picture={node}
            at={pictures.indexOf(node)}
            onPicture={onPicture}
            label={pictureLabel}
          />
        );
      case 'h2':
      case 'h3':
      case 'h4': {
        const Tag = heading(node.tag);
        const at = anchors ? heads.indexOf(node) : -1;
        return (
          <Tag id={at < 0 ? undefined : anchorOf(at)} className={s.heading[node.tag]}>
            {children}
          </Tag>
        );
      }
      case 'product':
        return productOf?.(node.product ?? 0);
      case 'table':
        return (
          <section className={s.scroll} aria-label={tableLabel} {...SCROLLS}>
            <table className={s.table}>{drawTable(node, draw)}</table>
          </section>
        );
      case 'thead':
      case 'tbody':
      case 'tr':
      case 'td':
      case 'th':
        // Out of a table they are nothing but their words.
        return children;
      case 'ol':
        return <ol start={node.start}>{children}</ol>;
      case 'br':
      case 'hr':
        return <node.tag />;
      default:
        return <node.tag>{children}</node.tag>;
    }
  };
  return (
    <div className={cx(s.root, className)} {...rest}>
      {draw(nodes)}
    </div>
  );
};

const within = <Tag extends RichTag>(parent: RichElement, ...tags: Tag[]) =>
  parent.children
    .filter((node) => typeof node !== 'string')
    .filter((node): node is RichElement & { tag: Tag } => tags.some((tag) => tag === node.tag));

/** React wants what HTML lets one leave out: rows stand in a body, and no words between them. */
const drawTable = (table: RichElement, draw: (nodes: RichNode[]) => ReactNode): ReactNode => {
  const drawRows = (rows: RichElement[]) =>
    rows.map((row, index) => (
      <tr key={index}>
        {within(row, 'td', 'th').map((cell, at) => (
          <cell.tag
            key={at}
            className={s.cell}
            colSpan={cell.span?.columns}
            rowSpan={cell.span?.rows}
          >
            {draw(cell.children)}
          </cell.tag>
        ))}
      </tr>
    ));
  const bare = within(table, 'tr');
  return (
    <>
      {within(table, 'thead', 'tbody').map((group, index) => (
        <group.tag key={index}>{drawRows(within(group, 'tr'))}</group.tag>
      ))}
      {bare.length > 0 ? <tbody>{drawRows(bare)}</tbody> : null}
    </>
  );
};

type RichPictureProps = Pick<RichTextProps, 'onPicture'> & {
  picture: RichElement;
  /** Its place among the pictures of the media endpoint, -1 for one from elsewhere. */
  at: number;
  label: string | undefined;
};

const RichPicture = ({ picture, at, onPicture, label }: RichPictureProps) => {
  const own = ownPicture(picture);
  const image = (
    <img
      className={s.picture}
      src={own ? mediaUrl(own, { width: 960 }) : picture.src}
      srcSet={own ? srcSetOf(own) : undefined}
      sizes={own ? SIZES : undefined}
      alt={picture.alt ?? ''}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
    />
  );
  if (!onPicture || at < 0) return image;
  return (
    <button
      type="button"
      className={s.opens}
      aria-label={[label, picture.alt].filter(Boolean).join(': ')}
      onClick={() => onPicture(at)}
    >
      {image}
    </button>
  );
};

/** A text is as wide as its measure. */
const SIZES = '(min-width: 768px) 720px, 100vw';

const srcSetOf = (picture: PictureData): string =>
  pictureWidths(picture.width)
    .map((width) => `${mediaUrl(picture, { width })} ${width}w`)
    .join(', ');

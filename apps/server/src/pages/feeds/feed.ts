import type { Language } from '@hien/domain';

/** What a feed reader is told of one thing; every address is whole. */
type FeedEntry = {
  /** Stays when its title or its address changes. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** The whole text, of our small set of tags. */
  readonly html: string;
  readonly author: string;
  readonly published: Date;
  readonly updated: Date;
  readonly picture: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
};

export type Feed = {
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  readonly lead: string;
  /** The list's page. */
  readonly page: string;
  /** The feed's own address. */
  readonly self: string;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
};

/** When something last changed in it; a feed of nothing has never. */
export const changedAt = ({ entries }: Feed): Date =>
  new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime())));

/** What XML 1.0 cannot hold, not even escaped: control signs and halves of signs. */
// oxlint-disable-next-line no-control-regex -- they are what it is about
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Any text as the content of an element or of a quoted attribute. */
export const xml = (text: string): string =>
  text
    .toWellFormed()
    .replace(impossible, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');

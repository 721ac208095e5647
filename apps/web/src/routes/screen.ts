import type { MessageId, Prefetch } from '@hien/features/shared';
import type { ComponentType } from 'react';
import type { OpenArea, OpenName } from './open.ts';

export interface ScreenModule {
  Screen: ComponentType;
  /** What the server fetches before it renders the screen. */
  prefetch?: Prefetch;
}

/** What an open route shows. */
export interface ScreenEntry {
  /** The screen's file in packages/features/src, for preloading its chunk. */
  file: string;
  /** A message, the slug of the URL with its dashes as spaces (D47), or the screen's own `PageHead`. */
  title: MessageId | 'slug' | 'screen';
  load: () => Promise<ScreenModule>;
  /** `with-parts`: the screen's parts bring the area's messages when they wake (see `Later`). */
  messages?: 'with-parts';
}

/** The screens of an area: `{ login: { file, title, load } }`, one for each name that `open` lists. */
export type Screens<A extends OpenArea> = Readonly<Record<OpenName<A>, ScreenEntry>>;

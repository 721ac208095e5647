import type { ReactNode, Ref } from 'react';
import type { BrandName } from '../../theme/brand-names.ts';
import * as s from './PageFrame.css.ts';

export type PageFrameProps = {
  /** Whose frame; its rules load with the brand (`loadBrandTheme`). */
  frame?: BrandName;
  /** A `SkipLink` to `mainId`, before everything else. */
  skip: ReactNode;
  /** A `Header` in the same frame, and what stands over the page with it. */
  header: ReactNode;
  /** The page. */
  children: ReactNode;
  footer: ReactNode;
  /** A `BottomBar` on phones. */
  bar?: ReactNode;
  mainId?: string;
  mainRef?: Ref<HTMLElement>;
};

/** What stands around every page, in the frame of a brand: the order of the parts is the same in all. */
export const PageFrame = ({
  frame = 'default',
  skip,
  header,
  children,
  footer,
  bar,
  mainId = 'main',
  mainRef,
}: PageFrameProps) => (
  <div data-frame={frame}>
    {skip}
    {header}
    <main ref={mainRef} id={mainId} tabIndex={-1} className={s.main}>
      {children}
    </main>
    {footer}
    {bar}
  </div>
);

import { Link2, Share2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { CopyState } from '../../internal/CopyState.tsx';
import { useCopy } from '../../internal/use-copy.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { Menu, type MenuItem } from '../Menu/Menu.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { facebookShareUrl, zaloShareUrl } from './share-urls.ts';
import * as s from './ShareMenu.css.ts';

export type ShareMenuProps = Pick<ButtonProps, 'variant' | 'size'> & {
  /** The whole address, with `https:`. */
  url: string;
  /** What is shared, for the system's own sheet. */
  title: string;
  labels: {
    share: string;
    copy: string;
    copied: string;
    failed: string;
    zalo: string;
    facebook: string;
  };
  align?: 'start' | 'end';
};

/** The system's own sheet, where there is one and a finger opens it. */
const systemShare = (): ((data: ShareData) => Promise<void>) | undefined =>
  typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches
    ? navigator.share.bind(navigator)
    : undefined;

/** Passes an address on: the phone's own sheet, else copying it, Zalo or Facebook. */
export const ShareMenu = ({
  url,
  title,
  labels,
  variant = 'secondary',
  size = 'md',
  align = 'start',
}: ShareMenuProps) => {
  const { state, copy } = useCopy();
  const items: MenuItem[] = [
    {
      id: 'copy',
      label: labels.copy,
      icon: <Link2 size={18} strokeWidth={1.75} aria-hidden />,
      onSelect: () => void copy(url),
    },
    {
      kind: 'link',
      id: 'zalo',
      label: labels.zalo,
      icon: <span className={s.sign}>Z</span>,
      href: zaloShareUrl(url),
    },
    {
      kind: 'link',
      id: 'facebook',
      label: labels.facebook,
      icon: <span className={s.sign}>f</span>,
      href: facebookShareUrl(url),
    },
  ];
  const onClick = (event: MouseEvent) => {
    const share = systemShare();
    if (!share) return;
    // Not the menu: the system asks.
    event.preventDefault();
    share({ url, title }).catch(() => undefined);
  };
  return (
    <span className={s.root}>
      <Menu
        align={align}
        items={items}
        renderTrigger={(trigger) => (
          <Button {...trigger} variant={variant} size={size} onClick={onClick}>
            <CopyState
              state={state}
              icon={Share2}
              iconSize={18}
              label={labels.share}
              copied={labels.copied}
            />
          </Button>
        )}
      />
      <VisuallyHidden role="status">{state === 'copied' ? labels.copied : null}</VisuallyHidden>
      {state === 'failed' ? (
        <span role="alert" className={s.failed}>
          {labels.failed} <span className={s.url}>{url}</span>
        </span>
      ) : null}
    </span>
  );
};

import { signOut } from '@hien/api';
import { useSignedIn, useText } from '@hien/features/shared';
import { Button, ButtonLink, LinkBase, Sheet } from '@hien/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useLoginUrl } from './AccountTool.tsx';
import { ModeSwitch } from './SiteHeader.tsx';
import * as s from './layouts.css.ts';

interface PhoneMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  items: readonly { label: string; href: string; current: boolean }[];
}

/** Everything of the header that a phone has no room for. */
export function PhoneMenu({ open, onOpenChange, items }: PhoneMenuProps) {
  const text = useText();
  const login = useLoginUrl();
  const signedIn = useSignedIn();
  const queryClient = useQueryClient();
  const close = () => onOpenChange(false);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={text('shell.menu.title')}
      closeLabel={text('shell.close')}
      side="start"
    >
      <ul className={s.menuList}>
        {items.map(({ label, href, current }) => (
          <li key={href}>
            <LinkBase
              className={s.menuLink}
              href={href}
              aria-current={current ? 'page' : undefined}
              onClick={close}
            >
              {label}
            </LinkBase>
          </li>
        ))}
      </ul>
      <div className={s.menuFoot}>
        {signedIn ? (
          <Button variant="secondary" onClick={() => signOut(queryClient)}>
            {text('nav.logout')}
          </Button>
        ) : (
          <ButtonLink variant="primary" href={login} onClick={close}>
            {text('nav.login')}
          </ButtonLink>
        )}
        <ModeSwitch />
      </div>
    </Sheet>
  );
}

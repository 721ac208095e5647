import type { ShopView } from '@hien/api';
import type { ViewList } from '@hien/domain';
import { Button, Dialog, Menu, type MenuItem } from '@hien/ui';
import { Bookmark, Check, ChevronDown, Users } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { ViewForm } from './ViewForm.tsx';
import { ViewRows } from './ViewRows.tsx';
import { hintOf } from './view-hint.ts';

interface SavedViewsProps {
  list: ViewList;
  views: readonly ShopView[];
  /** The list's address as it is looked at, without its page. */
  href: string;
}

type Open = { readonly what: 'new' | 'all' } | { readonly what: 'edit'; readonly view: ShopView };

/** Ways to look at a list that somebody kept: each a link; the one that is looked at now can be kept as well. */
export function SavedViews({ list, views, href }: SavedViewsProps) {
  const text = useText();
  const [open, setOpen] = useState<Open>();
  const [pathname = '', query = ''] = href.split('?');
  const current = views.find((view) => view.query === query);
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu
        align="end"
        renderTrigger={(trigger) => (
          <Button size="sm" {...trigger}>
            <Bookmark size={16} strokeWidth={1.75} aria-hidden />
            {current?.name ?? text('seller.views')}
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
          </Button>
        )}
        items={[
          ...views.map((view): MenuItem => {
            const hint = hintOf(view, text);
            return {
              kind: 'link',
              id: String(view.id),
              label: view.name,
              ...(hint === undefined ? {} : { hint }),
              ...(view.shared
                ? { icon: <Users size={16} strokeWidth={1.75} /> }
                : view.isDefault
                  ? { icon: <Check size={16} strokeWidth={1.75} /> }
                  : {}),
              href: view.query === '' ? pathname : `${pathname}?${view.query}`,
              current: view === current,
            };
          }),
          ...(views.length === 0 ? [] : [{ kind: 'line' as const, id: 'line' }]),
          {
            id: 'new',
            label: text('seller.views.save'),
            onSelect: () => setOpen({ what: 'new' }),
          },
          ...(views.length === 0
            ? []
            : [
                {
                  id: 'all',
                  label: text('seller.views.manage'),
                  onSelect: () => setOpen({ what: 'all' }),
                },
              ]),
        ]}
      />
      {open === undefined ? null : (
        <Dialog
          open
          onOpenChange={(isOpen) => {
            if (!isOpen) close();
          }}
          title={text(open.what === 'all' ? 'seller.views' : titles[open.what])}
          closeLabel={text('seller.act.close')}
          size="md"
        >
          {open.what === 'all' ? (
            <ViewRows
              list={list}
              views={views}
              onEdit={(view) => setOpen({ what: 'edit', view })}
            />
          ) : (
            <ViewForm
              list={list}
              query={query}
              view={open.what === 'edit' ? open.view : null}
              onDone={() => (open.what === 'edit' ? setOpen({ what: 'all' }) : close())}
            />
          )}
        </Dialog>
      )}
    </>
  );
}

const titles = { new: 'seller.views.save', edit: 'seller.views.edit' } as const;

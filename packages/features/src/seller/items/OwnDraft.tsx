import { type ItemDraft, readItemDraft } from '@hien/api';
import { Link, Skeleton } from '@hien/ui';
import type { ReactNode } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { ItemNotFound } from './ItemNotFound.tsx';

interface OwnDraftProps {
  /** Null: a new item. */
  id: number | null;
  /** Which new one. */
  name?: string | undefined;
  /** The way out of what is written. */
  back: { readonly href: string; readonly label: string };
  children: (draft: ItemDraft, memberId: number) => ReactNode;
}

/** What is typed here is newer than any answer: it is asked for again only after it was sent or taken back, or for a colleague's. */
export const useReadDraft = (asked: { readonly id?: number; readonly draft?: string }) =>
  useCall(readItemDraft, asked, {
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });

/** What the shop has written of an item, or why it cannot be had. */
export function OwnDraft({ id, name, back, children }: OwnDraftProps) {
  const profile = useProfile();
  const draft = useReadDraft(id === null ? (name === undefined ? {} : { draft: name }) : { id });
  return (
    <>
      <div>
        <Link variant="quiet" href={back.href}>
          {back.label}
        </Link>
      </div>
      <QueryBoundary
        query={draft}
        size="page"
        skeleton={<Skeleton height="36rem" />}
        notFound={<ItemNotFound />}
      >
        {(found) => (
          <QueryBoundary query={profile} size="page" skeleton={<Skeleton height="36rem" />}>
            {(member) => (member === null ? null : children(found, member.id))}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </>
  );
}

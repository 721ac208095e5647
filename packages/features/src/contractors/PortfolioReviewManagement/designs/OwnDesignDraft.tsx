import { readDesignDraft } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Link, Skeleton } from '@hien/ui';
import { useState } from 'react';
import { useCall } from '../../../shared/calls/useCall.ts';
import { useProfile } from '../../../shared/calls/useProfile.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx';
import { NotFoundState } from '../../../shared/states/NotFoundState.tsx';
import * as s from '../PortfolioReviewManagement.css.ts';
import { DesignWizard } from './DesignWizard.tsx';
import type { DesignStep } from './designs-address.ts';

interface OwnDesignDraftProps {
  /** Null: the new one. */
  id: number | null;
  step: DesignStep | undefined;
}

/** What the partner has written of a design, or why it cannot be had. */
export function OwnDesignDraft({ id, step = 'basics' }: OwnDesignDraftProps) {
  const text = useText();
  const language = useLanguage();
  const { data: profile } = useProfile();
  const [failure, setFailure] = useState<string>();
  // What is typed here is newer than any answer: it is asked for again only after it was sent or taken back.
  const draft = useCall(readDesignDraft, id === null ? {} : { id }, {
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return (
    <div className={s.stack}>
      <div>
        <Link
          variant="quiet"
          href={paths.portfolioReviewManagement.to(language, { type: 'design' })}
        >
          {text('design.editor.back')}
        </Link>
      </div>
      <QueryBoundary
        query={draft}
        size="page"
        skeleton={<Skeleton height="36rem" />}
        notFound={
          <NotFoundState
            title={text('design.editor.not-found')}
            text={text('design.editor.not-found.text')}
          />
        }
      >
        {(found) =>
          profile ? (
            <DesignWizard
              key={`${found.state} ${found.version}`}
              memberId={profile.id}
              draft={found}
              step={step}
              failure={failure}
              onFailure={setFailure}
            />
          ) : null
        }
      </QueryBoundary>
    </div>
  );
}

import { listOfficeProjects, removeOfficeProject } from '@hien/api';
import { Button, ConfirmDialog, Heading, Link, SkeletonText, Text } from '@hien/ui';
import { useState } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { forget } from '../store/kept-projects.ts';
import { useDropOwnPicture } from '../store/useDropOwnPicture.ts';
import * as s from './Office.css.ts';

interface MyProjectsProps {
  /** Where a project leads. */
  hrefOf: (project: number) => string;
  /** Where one of them is asked for, none is thrown away. */
  isChoice?: boolean;
}

/** What a member planned, on whatever device. */
export function MyProjects({ hrefOf, isChoice = false }: MyProjectsProps) {
  const text = useText();
  const format = useFormat();
  const projects = useCall(listOfficeProjects);
  const removing = useSend(removeOfficeProject);
  const dropperOf = useDropOwnPicture();
  const [asked, setAsked] = useState<{ id: number; name: string } | null>(null);
  return (
    <section className={s.part} aria-labelledby="projects">
      <Heading level={2} size="h4" id="projects">
        {text('office-plan.projects')}
      </Heading>
      <QueryBoundary
        query={projects}
        skeleton={
          <div aria-busy>
            <SkeletonText lines={3} />
          </div>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={<Text tone="muted">{text('office-plan.projects.none')}</Text>}
      >
        {({ items, max }) => (
          <>
            <ul className={s.projects}>
              {items.map(({ id, name, headcount, saved_at: savedAt }) => (
                <li key={id} className={s.projectLine}>
                  <span className={s.cardWords}>
                    <Link href={hrefOf(id)}>{name || text('office-plan.unnamed')}</Link>
                    <Text as="span" size="small" tone="muted">
                      {text('office-plan.people.count', { count: headcount })} ·{' '}
                      {text('office-plan.projects.saved', { at: format.date(savedAt, 'dateTime') })}
                    </Text>
                  </span>
                  {isChoice ? null : (
                    <Button
                      variant="quiet"
                      size="sm"
                      onClick={() => setAsked({ id, name: name || text('office-plan.unnamed') })}
                    >
                      {text('office-plan.projects.remove')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <Text size="small" tone="muted">
              {text('office-plan.projects.most', { count: items.length, max })}
            </Text>
          </>
        )}
      </QueryBoundary>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => (open ? undefined : setAsked(null))}
        title={text('office-plan.projects.remove.title', { name: asked?.name ?? '' })}
        description={text('office-plan.projects.remove.text')}
        confirmLabel={text('office-plan.projects.remove')}
        cancelLabel={text('office-plan.projects.keep')}
        waitingLabel={text('office-plan.projects.removing')}
        failedText={text('office-plan.projects.failed')}
        onConfirm={async () => {
          if (asked === null) return;
          const dropPicture = await dropperOf(asked.id);
          await removing.send({ id: asked.id });
          forget(asked.id);
          dropPicture();
        }}
      />
    </section>
  );
}

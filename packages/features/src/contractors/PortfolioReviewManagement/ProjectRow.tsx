import { type OwnProject, showProject } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Badge, Button, Heading, Link, Picture, Text, useToast } from '@hien/ui';
import { useSend } from '../../shared/calls/useSend.ts';
import { useCostRange } from '../../shared/contractors/useCostRange.ts';
import { useMonths } from '../../shared/contractors/useMonths.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { projectStatus } from '../../shared/status/contractor-status.ts';
import { MoveButtons, type Place } from './MoveButtons.tsx';
import * as s from './PortfolioReviewManagement.css.ts';

interface ProjectRowProps extends Place {
  item: OwnProject;
}

/** A project with its place: moved by its two buttons, or by the arrow keys on them. */
export function ProjectRow({ item, ...where }: ProjectRowProps) {
  const text = useText();
  const language = useLanguage();
  const costs = useCostRange();
  const monthsOf = useMonths();
  const { project, shown } = item;
  const { id, name, cover, city, months, cost, checked_on: checked } = project;
  return (
    <article className={s.row}>
      <div className={s.picture}>
        <Picture picture={cover} ratio="4:3" sizes="112px" alt="" />
      </div>
      <div className={s.facts}>
        <Heading level={2} size="h5">
          {shown ? (
            <Link variant="quiet" href={paths.contractorPortfolioDetail.to(language, { id })}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        <Text size="small" tone="muted" numeric>
          {[city, monthsOf(months), costs(cost)].join(' · ')}
        </Text>
        <div className={s.acts}>
          {item.state === 'shown' ? null : <CodeBadge status={projectStatus} code={item.state} />}
          {shown || !isApproved(item) ? null : <Badge>{text('company.project.hidden')}</Badge>}
          {checked === null ? null : <Badge tone="positive">{text('project.checked')}</Badge>}
        </div>
      </div>
      <div className={s.rowActs} role="group" aria-label={text('company.order.of', { name })}>
        <MoveButtons name={name} {...where} />
        {isApproved(item) ? <Show item={item} /> : null}
      </div>
    </article>
  );
}

/** Only what staff have approved can be shown or hidden. */
const isApproved = ({ state }: OwnProject): boolean =>
  state === 'shown' || state === 'edit_request';

/** Takes a project off the page, or puts it back: nothing is lost, so nobody is asked. */
function Show({ item: { project, shown } }: { item: OwnProject }) {
  const text = useText();
  const toast = useToast();
  const showing = useSend(showProject, { about: project.id });
  const { id, name } = project;
  const turn = async () => {
    try {
      await showing.send({ id, shown: !shown });
      toast.show({
        tone: 'positive',
        text: text(shown ? 'company.project.hidden.done' : 'company.project.shown.done', { name }),
      });
    } catch {
      toast.show({ tone: 'critical', text: text('company.project.failed') });
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={showing.busy}
      aria-label={text(shown ? 'company.project.hide.of' : 'company.project.show.of', { name })}
      onClick={() => void turn()}
    >
      {text(shown ? 'company.project.hide' : 'company.project.show')}
    </Button>
  );
}

import { type AdMembershipFigures, readAdMembershipFigures } from '@hien/api';
import { adChannels, leftOutBecause } from '@hien/domain';
import { DefinitionList, Skeleton, Text } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import * as s from '../parts/case.css.ts';

/** What a company's places brought in the last thirty days: as it reads them itself, read when its row is unfolded. */
export function MembershipFigures({ id }: { id: number }) {
  return (
    <QueryBoundary
      query={useCall(readAdMembershipFigures, { id })}
      skeleton={<Skeleton width="100%" height="6rem" />}
      size="inline"
    >
      {(told) => <Told told={told} />}
    </QueryBoundary>
  );
}

function Told({ told: { from, to, total, left_out: left } }: { told: AdMembershipFigures }) {
  const text = useText();
  const { integer, date } = useFormat();
  return (
    <div className={s.unfolded}>
      <Text weight="strong">{text('admin.plan.figures', { from: date(from), to: date(to) })}</Text>
      <DefinitionList
        look="columns"
        items={adChannels.map((channel) => ({
          term: text(`admin.plan.figures.${channel}`),
          detail: integer(total[channel]),
        }))}
      />
      <Text size="small" tone="muted">
        {text('admin.plan.figures.left', {
          left: integer(leftOutBecause.reduce((all, because) => all + left[because], 0)),
          robot: integer(left.robot),
          repeat: integer(left.repeat),
          own: integer(left.own),
          burst: integer(left.burst),
        })}
      </Text>
    </div>
  );
}

import {
  type OwnedDesignDetail,
  getOwnedDesign,
  isApiError,
  makeDownloadLink,
  openDownload,
} from '@hien/api';
import { limits } from '@hien/domain';
import { Button, Notice, Text } from '@hien/ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './DesignDownload.css.ts';

type Outcome = 'started' | 'failed' | 'link-gone';

/** Asked for again after a start until the server has counted it. */
const soonMs = 1500;

/** The button, and what became of it. A link that was mailed brings its token behind `#`, which no server is sent. */
export function StartDownload({ owned }: { owned: OwnedDesignDetail }) {
  const text = useText();
  const { id } = owned.design;
  const [search] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome | null>(search.has('failed') ? 'failed' : null);
  const token = /^#([\w-]{43})$/.exec(useLocation().hash)?.[1];
  const link = useSend(makeDownloadLink);
  const open = useSend(openDownload);
  const [usedBefore, setUsedBefore] = useState(owned.used_times);
  const isCounting = outcome === 'started' && owned.used_times === usedBefore;
  useCall(getOwnedDesign, { id }, { refetchInterval: isCounting ? soonMs : false });

  const start = async (): Promise<void> => {
    const given = outcome === 'link-gone' ? undefined : token;
    setUsedBefore(owned.used_times);
    try {
      const key = given ?? (await link.send({ id, mail: false })).token;
      const { url } = await open.send({ id, token: key });
      setOutcome('started');
      window.location.assign(url);
    } catch (error) {
      const isOld =
        given !== undefined &&
        isApiError(error) &&
        ['LINK_EXPIRED', 'NOT_FOUND'].includes(error.code);
      setOutcome(isOld ? 'link-gone' : 'failed');
      // Somebody else may have used the last time meanwhile: the page then says so.
      if (isApiError(error)) await link.refresh();
    }
  };

  return (
    <>
      <div className={s.start}>
        <Button variant="primary" loading={link.busy || open.busy} onClick={() => void start()}>
          {text('designs.download.start')}
        </Button>
        <div role="status">
          {outcome === 'started' ? (
            <Notice tone="positive">{text('designs.download.started')}</Notice>
          ) : null}
        </div>
        <div role="alert">
          {outcome === 'failed' || outcome === 'link-gone' ? (
            <Notice tone="critical" title={text(`designs.download.${outcome}`)}>
              {text(`designs.download.${outcome}.text`)}
            </Notice>
          ) : null}
        </div>
      </div>
      <Text size="small" tone="muted" measure>
        {text('designs.download.rule', { hours: limits.design.ticketHours })}
      </Text>
    </>
  );
}

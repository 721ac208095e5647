import { type OwnDesign, sellDesign } from '@hien/api';
import { paths } from '@hien/domain/routes';
import {
  Badge,
  Button,
  ButtonLink,
  ConfirmDialog,
  Heading,
  Link,
  Notice,
  Text,
  useToast,
} from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../../shared/calls/useSend.ts';
import { failureText } from '../../../shared/forms/failure.ts';
import { uploadPreview } from '../../../shared/forms/uploads.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { CodeBadge } from '../../../shared/status/CodeBadge.tsx';
import { designWorkStatus } from '../../../shared/status/design-work-status.ts';
import { MoveButtons, type Place } from '../MoveButtons.tsx';
import * as s from '../PortfolioReviewManagement.css.ts';
import * as d from './designs.css.ts';

/** A design with its place, where it stands, and what became of it. */
export function DesignRow({ item, ...where }: Place & { item: OwnDesign }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { id, design_id: designId, number, price, picture, state, is_off: isOff, withheld } = item;
  const name = item.name || text('design.manage.unnamed');
  return (
    <article className={s.row}>
      <div className={s.picture}>
        {picture === null ? null : (
          <img className={d.cover} src={uploadPreview(picture)} alt="" loading="lazy" />
        )}
      </div>
      <div className={s.facts}>
        <Heading level={2} size="h5">
          {designId === null ? (
            name
          ) : (
            <Link variant="quiet" href={paths.interiorDesignDetail.to(language, { id: designId })}>
              {name}
            </Link>
          )}
        </Heading>
        <Text size="small" tone="muted" numeric>
          {[...(number === null ? [] : [number]), price === null ? '–' : format.vnd(price)].join(
            ' · ',
          )}
        </Text>
        {designId === null ? null : (
          <Text size="small" numeric>
            {text('design.manage.sold', { sold: item.sold, downloads: item.downloads })}
          </Text>
        )}
        <div className={s.acts}>
          <CodeBadge status={designWorkStatus} code={state} />
          {isOff && state === 'edit_request' && withheld === null ? (
            <Badge>{text('design.manage.off')}</Badge>
          ) : null}
        </div>
        {withheld === null ? null : (
          <Notice tone="caution" title={text('design.manage.withheld')}>
            {withheld}
          </Notice>
        )}
      </div>
      <div className={s.rowActs} role="group" aria-label={text('company.order.of', { name })}>
        <MoveButtons name={name} {...where} />
        <ButtonLink
          size="sm"
          aria-label={text('design.manage.edit.of', { name })}
          href={paths.portfolioReviewManagement.to(
            language,
            { type: 'design' },
            { write: String(id) },
          )}
        >
          {text('design.manage.edit')}
        </ButtonLink>
        {designId === null || withheld !== null ? null : <Sell item={item} name={name} />}
      </div>
    </article>
  );
}

/** Off sale is asked first, for others are waiting to pay; back on sale is not. */
function Sell({ item: { id, is_off: isOff }, name }: { item: OwnDesign; name: string }) {
  const text = useText();
  const toast = useToast();
  const selling = useSend(sellDesign, { about: id });
  const [isAsked, setAsked] = useState(false);
  const [failed, setFailed] = useState('');
  const turn = async () => {
    await selling.send({ id, on_sale: isOff });
    toast.show({
      tone: 'positive',
      text: text(isOff ? 'design.manage.sold-again' : 'design.manage.taken-off', { name }),
    });
  };
  const putBack = async () => {
    try {
      await turn();
    } catch (error) {
      toast.show({ tone: 'critical', text: failureText(error, text) });
    }
  };
  const takeOff = async () => {
    try {
      await turn();
    } catch (error) {
      setFailed(failureText(error, text));
      throw error;
    }
  };
  return (
    <>
      <Button
        size="sm"
        loading={isOff && selling.busy}
        aria-label={text(isOff ? 'design.manage.put-back.of' : 'design.manage.take-off.of', {
          name,
        })}
        onClick={() => (isOff ? void putBack() : setAsked(true))}
      >
        {text(isOff ? 'design.manage.put-back' : 'design.manage.take-off')}
      </Button>
      {isAsked && !isOff ? (
        <ConfirmDialog
          open
          onOpenChange={setAsked}
          tone="danger"
          title={text('design.manage.take-off.title')}
          description={text('design.manage.take-off.text')}
          confirmLabel={text('design.manage.take-off')}
          cancelLabel={text('design.manage.take-off.no')}
          waitingLabel={text('design.manage.take-off.waiting')}
          failedText={failed}
          onConfirm={takeOff}
        />
      ) : null}
    </>
  );
}

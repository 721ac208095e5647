import {
  type OwnedDesignDetail,
  isApiError,
  makeDownloadLink,
  revokeDownloadLink,
} from '@hien/api';
import { limits } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Button, CopyButton, Heading, Notice, Text, useToast } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './DesignDownload.css.ts';

/** Links for other devices: made, copied, mailed, taken back. */
export function DownloadLinks({ owned: { design, links } }: { owned: OwnedDesignDetail }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const toast = useToast();
  const { id } = design;
  const make = useSend(makeDownloadLink, { about: 'copy' });
  const mail = useSend(makeDownloadLink, { about: 'mail' });
  const revoke = useSend(revokeDownloadLink);
  const [made, setMade] = useState<{ id: number; url: string } | null>(null);

  const tried = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (isApiError(error)) toast.show({ tone: 'critical', text: error.message });
      else throw error;
    }
  };
  const page = paths.designDownload.to(language, { id });

  return (
    <section className={s.part}>
      <Heading level={2} size="h4">
        {text('designs.download.links')}
      </Heading>
      <Text size="small" tone="muted" measure>
        {text('designs.download.links.lead', { hours: limits.design.linkHours })}
      </Text>
      <div className={s.actions}>
        <Button
          loading={make.busy}
          onClick={() =>
            void tried(async () => {
              const link = await make.send({ id, mail: false });
              setMade({ id: link.id, url: `${window.location.origin}${page}#${link.token}` });
            })
          }
        >
          {text('designs.download.link.make')}
        </Button>
        <Button
          variant="quiet"
          loading={mail.busy}
          onClick={() =>
            void tried(async () => {
              await mail.send({ id, mail: true });
              toast.show({ tone: 'positive', text: text('designs.download.link.mailed') });
            })
          }
        >
          {text('designs.download.link.mail')}
        </Button>
      </div>
      {made === null ? null : (
        <Notice
          tone="info"
          action={
            <CopyButton
              value={made.url}
              labels={{
                copy: text('designs.download.link.copy'),
                copied: text('designs.download.link.copied'),
                failed: text('designs.download.link.copy-failed'),
                byHand: text('designs.download.link.by-hand'),
              }}
            />
          }
        >
          {text('designs.download.link.made')}
          <Text as="div" size="small" className={s.url}>
            {made.url}
          </Text>
        </Notice>
      )}
      {links.length === 0 ? null : (
        <ul className={s.rows}>
          {links.map(({ id: linkId, created_at: at, expires_at: until }) => (
            <li key={linkId} className={s.row}>
              <Text as="span" size="small" numeric>
                {text('designs.download.link.row', {
                  made: format.date(at, 'dateTime'),
                  until: format.date(until, 'dateTime'),
                })}
              </Text>
              <Button
                size="sm"
                variant="quiet"
                aria-label={text('designs.download.link.revoke.name', {
                  made: format.date(at, 'dateTime'),
                })}
                onClick={() =>
                  void tried(async () => {
                    await revoke.send({ id, link_id: linkId });
                    if (made?.id === linkId) setMade(null);
                    toast.show({ text: text('designs.download.link.revoked') });
                  })
                }
              >
                {text('designs.download.link.revoke')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

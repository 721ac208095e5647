import { deleteShareComment } from '@hien/api';
import { Button, ConfirmDialog, useToast } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../calls/useSend.ts';
import { useText } from '../i18n/useText.ts';

/** Takes one's own words away, after asking: they do not come back. */
export function DeleteComment({ id }: { id: number }) {
  const text = useText();
  const toast = useToast();
  const [asks, setAsks] = useState(false);
  const deleting = useSend(deleteShareComment, { about: id });
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsks(true)}>
        {text('comment.delete')}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={text('comment.delete.title')}
        description={text('comment.delete.text')}
        confirmLabel={text('comment.delete.yes')}
        cancelLabel={text('comment.delete.no')}
        waitingLabel={text('comment.delete.waiting')}
        failedText={text('comment.delete.failed')}
        onConfirm={async () => {
          await deleting.send({ id });
          toast.show({ text: text('comment.deleted') });
        }}
      />
    </>
  );
}

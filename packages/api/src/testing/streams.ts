import { auctionLivePath } from '@hien/domain';
import { HttpResponse, http, type RequestHandler } from 'msw';

/** No stream is there (docs/adr/0145): screens ask by themselves. What stories begin with, each under its own name. */
export const streams: Readonly<Record<'auctionLive', RequestHandler>> = {
  auctionLive: http.get(`*${auctionLivePath}`, () => new HttpResponse(null, { status: 204 })),
};

/** A stream that a story writes: each `tell` is a change, to all who follow and, as the server does, to who comes later. */
export function mockStream(): { readonly auctionLive: RequestHandler; tell: (id: string) => void } {
  const event = (id: string) => new TextEncoder().encode(`id: ${id}\ndata: changed\n\n`);
  let last = '';
  const readers = new Set<ReadableStreamDefaultController<Uint8Array>>();
  return {
    auctionLive: http.get(`*${auctionLivePath}`, () => {
      let reader: ReadableStreamDefaultController<Uint8Array>;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          reader = controller;
          readers.add(controller);
          if (last !== '') controller.enqueue(event(last));
        },
        cancel: () => void readers.delete(reader),
      });
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
    tell: (id) => {
      last = id;
      for (const reader of readers) reader.enqueue(event(id));
    },
  };
}

import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** PUBLIC_URL: the product's address as people type it, without a slash; null where there is none. */
    readonly publicUrl: string | null;
  }
}

/** Lets every request know the product's own address. */
export function knowPublicUrl(app: FastifyInstance, publicUrl: string | null): void {
  app.decorate('publicUrl', publicUrl);
}

/**
 * Whether people come by HTTPS. Their address says it where there is one: what stands before this process speaks TLS,
 * and a plain request from there must not take HSTS and `Secure` away.
 */
export function isHttps({ server: { publicUrl }, protocol }: FastifyRequest): boolean {
  return publicUrl === null ? protocol === 'https' : publicUrl.startsWith('https:');
}

/** The product's address: the configured one, else the one the request was made to. */
export function originOf(publicUrl: string | null, request: FastifyRequest): string {
  if (publicUrl !== null) return publicUrl;
  // A host header is whatever a caller writes; what is no host name is not repeated.
  const host = /^[a-z0-9.:[\]-]+$/i.test(request.host) ? request.host : 'localhost';
  return `${request.protocol}://${host}`;
}

/** For the bench and the tools, which start a PostgreSQL of their own. */
export { postgresBin, startPostgres } from './postgres-server.ts';

// Loads what a table shows at a box, when it is first at one.
export const atTable = () => import('./atTable.ts')

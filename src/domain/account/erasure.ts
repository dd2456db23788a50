/** Days for which a deleted account can be restored; then it is erased (regulation (EU) 2016/679, article 17). */
export const RESTORABLE_DAYS = 30;

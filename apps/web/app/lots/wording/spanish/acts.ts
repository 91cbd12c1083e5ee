import type { WineryRole } from '@orbit-vine/contract/lots.ts';
import type { OfficeWording } from '../english-office.ts';

const roles: Record<WineryRole, string> = {
  owner: 'dueño',
  cellar: 'trabajador de bodega',
  viewer: 'persona con acceso de consulta',
};

const settingNames: Record<string, string> = {
  name: 'nombre',
  timeZone: 'zona horaria',
  dateOrder: 'orden de la fecha',
  volumeUnit: 'unidad de volumen',
  harvestMonths: 'meses de vendimia',
  lockedThrough: 'último día cerrado',
};

/** An act of a winery's history as a sentence. */
export const sayAct: OfficeWording['sayAct'] = ({
  kind,
  by = 'Alguien que ya no está',
  about = 'una persona',
  ...act
}) => {
  const role = roles[act.role ?? 'viewer'];
  const key = act.scope === 'feed' ? `la dirección de la tabla «${about}»` : `la clave de lectura «${about}»`;
  switch (kind) {
    case 'invite':
      return `${by} invitó a ${about} como ${role}.`;
    case 'renew-invitation':
      return `${by} creó un código nuevo para ${about}.`;
    case 'join':
      return `${by} entró como ${role}.`;
    case 'confirm-phone':
      return `${by} confirmó un teléfono por mensaje de texto.`;
    case 'change-role':
      return `${by} puso a ${about} como ${role} (antes: ${roles[act.formerRole ?? 'viewer']}).`;
    case 'change-phone':
      return `${by} cambió el teléfono de ${about}.`;
    case 'rename':
      return `${by} cambió el nombre de ${about}.`;
    case 'remove':
      return `${by} quitó a ${about}, ${role}.`;
    case 'leave':
      return `${by}, ${role}, salió.`;
    case 'readmit':
      return `${by} volvió a admitir a ${about} como ${role}.`;
    case 'ask-to-leave':
      return `${by} pidió a ${about}, ${role}, que salga.`;
    case 'refuse-to-leave':
      return `${by} no quiso salir.`;
    case 'make-key':
      return `${by} creó ${key}.`;
    case 'revoke-key':
      return `${by} revocó ${key}.`;
    case 'change-settings':
      return `${by} cambió los ajustes: ${(act.settings ?? []).map((name) => settingNames[name] ?? name).join(', ')}.`;
    case 'change-setup':
      return `${by} cambió los recipientes, bloques, productos, variedades o códigos de lote.`;
    case 'export':
      return `${by} descargó el archivo completo.`;
    case 'secure-account':
      return `La cuenta de ${by} se aseguró. Acciones deshechas: ${act.undone ?? 0}. Registros anteriores que quedan en el libro: ${act.rows ?? 0}.`;
    case 'delete':
      return `${by} borró la vinícola.`;
  }
};

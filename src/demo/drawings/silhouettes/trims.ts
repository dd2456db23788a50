import { shade } from '../colour.ts';

/** A sewn four-hole button around 0,0. */
export function button(radius: number, colour: string): string {
  const hole = (x: number, y: number) =>
    `<circle cx="${x * radius}" cy="${y * radius}" r="${radius * 0.13}" fill="#1a120c" fill-opacity=".75"/>`;
  const sewn =
    radius > 3.5
      ? hole(-0.24, -0.24) + hole(0.24, -0.24) + hole(-0.24, 0.24) + hole(0.24, 0.24)
      : '';
  return `<circle cx="${radius * 0.2}" cy="${radius * 0.45}" r="${radius * 1.08}" fill="#120b06" fill-opacity=".32"/><circle r="${radius}" fill="${colour}"/><circle r="${radius * 0.92}" fill="none" stroke="${shade(colour, -0.4)}" stroke-width="${radius * 0.14}" stroke-opacity=".6"/><path d="M${-radius * 0.7} ${-radius * 0.35}A${radius * 0.8} ${radius * 0.8} 0 0 1 ${radius * 0.3} ${-radius * 0.74}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="${radius * 0.16}" stroke-linecap="round"/><circle r="${radius * 0.52}" fill="${shade(colour, -0.16)}"/>${sewn}`;
}

/** A metal shank button or rivet around 0,0. */
export function stud(radius: number, metal: string): string {
  return `<circle cx="${radius * 0.15}" cy="${radius * 0.4}" r="${radius * 1.1}" fill="#0d0805" fill-opacity=".4"/><circle r="${radius}" fill="${shade(metal, -0.25)}"/><circle r="${radius * 0.86}" fill="${metal}"/><circle r="${radius * 0.5}" fill="${shade(metal, -0.2)}"/><ellipse cx="${-radius * 0.28}" cy="${-radius * 0.34}" rx="${radius * 0.34}" ry="${radius * 0.2}" fill="#fff" fill-opacity=".65"/>`;
}

/** Teeth of a zip from 0,0 downwards, with a puller at its head. */
export function zip(length: number, metal: string, tape: string, open = 0): string {
  const teeth = `<rect x="-6" width="12" height="${length}" fill="${tape}"/><rect x="-3.4" width="6.8" height="${length}" fill="#0d0805" fill-opacity=".4"/><path d="M-1.6 0V${length}" stroke="${metal}" stroke-width="3" stroke-dasharray="2.1 2.1"/><path d="M1.6 2.1V${length}" stroke="${shade(metal, -0.25)}" stroke-width="3" stroke-dasharray="2.1 2.1"/>`;
  return `${teeth}<g transform="translate(0 ${open})">${puller(metal)}</g>`;
}

/** The slider and tab of a zip around 0,0. */
export function puller(metal: string): string {
  return `<rect x="-5" y="-7" width="10" height="13" rx="3" fill="${shade(metal, -0.12)}" stroke="${shade(metal, -0.5)}" stroke-width=".8"/><rect x="-3" y="4" width="6" height="24" rx="2.4" fill="${metal}" stroke="${shade(metal, -0.5)}" stroke-width=".8"/><path d="M-1 8V24" stroke="#fff" stroke-opacity=".7" stroke-width="1.2"/>`;
}

/** A square buckle of a belt around 0,0. */
export function buckle(width: number, height: number, metal: string): string {
  const frame = (dx: number, colour: string, opacity: number, stroke: number) =>
    `<rect x="${-width / 2 + dx}" y="${-height / 2 + dx}" width="${width}" height="${height}" rx="4" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${stroke}"/>`;
  return `${frame(2, '#0d0805', 0.4, 7)}${frame(0, shade(metal, -0.3), 1, 7)}${frame(-0.4, metal, 1, 4.4)}${frame(-1.2, '#fff', 0.5, 1)}<path d="M${-width / 2} 0H${width / 2 + 2}" stroke="${shade(metal, -0.25)}" stroke-width="4.6"/><path d="M${-width / 2} -.8H${width / 2 + 2}" stroke="${metal}" stroke-width="2.4"/>`;
}

/** A woven neck label around 0,0. */
export function label(): string {
  return '<rect x="-19" y="-7.5" width="38" height="15" rx="1" fill="#f3ece0"/><path d="M-11 0h22" stroke="#2b2420" stroke-width="2.2" stroke-dasharray="3.6 1.5" stroke-opacity=".8"/>';
}

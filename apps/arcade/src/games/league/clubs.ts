/** A side of the league. The clubs are invented; the places are real. */
export interface Club {
  readonly name: string;
  /** Three letters, for the board. */
  readonly code: string;
  /** Its strength without the form of a season, in hundredths of a goal. */
  readonly standing: number;
  /** The two colours of its badge. */
  readonly colours: readonly [string, string];
}

/** The sixteen clubs of Ligi ya Mtaa. */
export const CLUBS: readonly Club[] = [
  { name: 'Gikomba Mitumba', code: 'GIK', standing: 28, colours: ['#e35a2d', '#f9f3ec'] },
  { name: 'Kibera Chapati', code: 'KIB', standing: 24, colours: ['#ffd060', '#571f0c'] },
  { name: 'Rongai Nganya', code: 'RON', standing: 20, colours: ['#91d0fc', '#15110c'] },
  { name: 'Likoni Feri', code: 'LIK', standing: 16, colours: ['#f9f3ec', '#1f5f9e'] },
  { name: 'Kondele Moto', code: 'KON', standing: 12, colours: ['#c24212', '#ffd060'] },
  { name: 'Umoja Tausi', code: 'UMO', standing: 9, colours: ['#1b8a8f', '#c490db'] },
  { name: 'Nanyuki Theluji', code: 'NAN', standing: 6, colours: ['#f9f3ec', '#91d0fc'] },
  { name: 'Langas Mahindi', code: 'LAN', standing: 3, colours: ['#217541', '#ffd060'] },
  { name: 'Lamu Majahazi', code: 'LAM', standing: 0, colours: ['#1f5f9e', '#ffd060'] },
  { name: 'Kawangware Radi', code: 'KAW', standing: -3, colours: ['#15110c', '#ffd060'] },
  { name: 'Manyatta Ngoma', code: 'MAN', standing: -6, colours: ['#571f0c', '#f88460'] },
  { name: 'Nyali Pweza', code: 'NYA', standing: -10, colours: ['#c490db', '#3a1d46'] },
  { name: 'Huruma Kanga', code: 'HUR', standing: -14, colours: ['#217541', '#f9f3ec'] },
  { name: 'Bondeni Upepo', code: 'BON', standing: -18, colours: ['#86db9d', '#144927'] },
  { name: 'Kipkelion Mbio', code: 'KIP', standing: -22, colours: ['#f8bd1d', '#217541'] },
  { name: 'Lodwar Jua', code: 'LOD', standing: -27, colours: ['#f88460', '#15110c'] },
];

export interface Delivery {
  readonly id: number;
  readonly recipient: string;
  readonly street: string;
  readonly status: 'Waiting' | 'On the van' | 'Delivered';
}

export const deliveries: readonly Delivery[] = [
  { id: 1, recipient: 'Ingrid Berg', street: '4 Quay Street', status: 'On the van' },
  { id: 2, recipient: 'Tomás Silva', street: '18 Mill Lane', status: 'Waiting' },
  { id: 3, recipient: 'Priya Nair', street: '7 Chapel Road', status: 'On the van' },
  { id: 4, recipient: 'Leon Fischer', street: '52 Harbor View', status: 'Waiting' },
];

const recipients = ['Ingrid Berg', 'Tomás Silva', 'Priya Nair', 'Leon Fischer', 'Aiko Mori'];
const streets = ['Quay Street', 'Mill Lane', 'Chapel Road', 'Harbor View'];

/** The delivery with this id, always the same one. */
export function makeDelivery(id: number): Delivery {
  return {
    id,
    recipient: recipients[id % recipients.length] ?? '',
    street: `${2 + ((id * 7) % 60)} ${streets[id % streets.length]}`,
    status: 'Waiting',
  };
}

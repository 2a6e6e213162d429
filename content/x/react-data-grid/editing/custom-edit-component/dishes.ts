/** A dish of a restaurant. */
export interface Dish {
  readonly id: number;
  readonly name: string;
  readonly course: string;
  readonly allergens: readonly string[];
}

export const courses = ['Starter', 'Main', 'Dessert'];

export const allergens = ['Celery', 'Eggs', 'Fish', 'Gluten', 'Milk', 'Nuts', 'Soy'];

export const dishes: readonly Dish[] = [
  { id: 1, name: 'Leek soup', course: 'Starter', allergens: ['Celery', 'Milk'] },
  { id: 2, name: 'Trout', course: 'Main', allergens: ['Fish'] },
  { id: 3, name: 'Plum cake', course: 'Dessert', allergens: ['Eggs', 'Gluten'] },
];

export const sections = [
  { id: 'routes', name: 'Routes' },
  { id: 'cabins', name: 'Cabins' },
  { id: 'questions', name: 'Questions' },
];

export const routes = [
  { from: 'Hamburg', to: 'Florence', leaves: '20:10', arrives: '09:45', price: 59 },
  { from: 'Brussels', to: 'Prague', leaves: '19:22', arrives: '08:31', price: 49 },
  { from: 'Lyon', to: 'Barcelona', leaves: '21:40', arrives: '07:05', price: 39 },
];

export const cabins = [
  {
    name: 'Seat',
    surcharge: 0,
    text: 'For those who sleep anywhere.',
    parts: ['Reclining seat', 'Power and light', 'Coffee at dawn'],
  },
  {
    name: 'Couchette',
    surcharge: 24,
    text: 'A bed in a compartment for four.',
    parts: ['Bed with fresh linen', 'Compartments for women', 'Breakfast roll'],
  },
  {
    name: 'Sleeper',
    surcharge: 78,
    text: 'A door that locks, for one or two.',
    parts: ['Two beds and a basin', 'Breakfast in the cabin', 'A knock before you arrive'],
  },
];

export const questions = [
  {
    question: 'Can I bring a bicycle?',
    answer: 'Yes, on all routes. Six places are in the last coach; reserve one with your ticket.',
  },
  {
    question: 'What happens when the train is late?',
    answer: 'From one hour on you get half the fare back, from two hours on all of it.',
  },
  {
    question: 'Do children travel free?',
    answer: 'Under six years they do, in the bed of a parent. Until fifteen they pay half.',
  },
];

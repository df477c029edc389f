import { mount } from 'svelte'
import App from './App.svelte'
import './look/fonts.css'
import './look/tokens.css'
import './look/base.css'

const target = document.querySelector('#app')
if (!target) throw new Error('The page has no #app to draw the table into.')
mount(App, { target })
